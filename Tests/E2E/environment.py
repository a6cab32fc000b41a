"""Drives the app through Appium's wire protocol with a stock client. Neither app nor backend knows that it is being tested.

APPIUM_EXECUTABLE is the command line of the app's Appium server, BACKEND_EXECUTABLE the backend. E2E_REPORT is the folder for
the report.
"""

import os
import shlex

from appium import webdriver
from appium.options.ios import XCUITestOptions

from programs import Backend, Program
from report import Report


def before_all(context):
    context.report = Report(os.environ.get("E2E_REPORT", ".build/e2e-report"))
    context.backend = Backend(os.environ["BACKEND_EXECUTABLE"])
    context.server = Program(shlex.split(os.environ["APPIUM_EXECUTABLE"]))


def after_all(context):
    context.server.stop()
    context.backend.close()
    print(f"Report: {context.report.write()}")


def before_feature(context, feature):
    context.report.feature(feature)


def before_scenario(context, scenario):
    context.report.scenario(scenario)
    context.backend.has(10)
    context.driver = None
    context.capabilities = {"appium:permissions": '{"app": {"location": "never"}}'}

    def launch():
        options = XCUITestOptions()
        options.device_name = "iPhone 15 Pro"
        options.load_capabilities({"scrollwork:backendURL": context.backend.url, **context.capabilities})
        context.driver = webdriver.Remote(context.server.url, options=options)
        return context.driver

    context.launch = launch


def after_step(context, step):
    context.report.step(step, context.driver.get_screenshot_as_png() if context.driver else None)


def after_scenario(context, scenario):
    context.report.end_scenario()
    if context.driver:
        context.driver.quit()
