// One WebSocket to the server. Every patch is acknowledged with its number, so that the server never has two on the
// way.

const shortestWait = 250;
const longestWait = 5000;

export class Connection {
  // state: connecting, open, lost (trying again), refused (this address will never work again)
  onState = () => {};
  onMessage = () => {};
  // The app hangs and does not respond; "" when it continues.
  onProblem = () => {};
  // What is at the inspected point; null for nothing.
  onInspected = () => {};

  #token;
  #socket = null;
  #wait = shortestWait;
  #timer = 0;
  #wasOpen = false;

  constructor(token) {
    this.#token = token;
    const retryNow = () => {
      if (this.#timer && !document.hidden) this.#retry();
    };
    addEventListener("online", retryNow);
    document.addEventListener("visibilitychange", retryNow);
  }

  // page: the number of the screen that the page already has, so that it is not sent again; for the first connection.
  open(page) {
    if (!this.#wasOpen) this.onState("connecting");
    const address = `ws://${location.host}/socket?token=${encodeURIComponent(this.#token)}`;
    const socket = new WebSocket(page ? `${address}&page=${page}` : address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wasOpen = true;
      this.onState("open");
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.problem !== undefined) {
        this.onProblem(message.problem);
        return;
      }
      if (message.inspected !== undefined) {
        this.onInspected(message.inspected);
        return;
      }
      try {
        this.onMessage(message);
      } catch (error) {
        // A page that is out of step with the server starts over.
        console.error(error);
        socket.close(4000, "A patch could not be applied.");
        return;
      }
      // Only now has the connection proved itself; a page that cannot draw must not reconnect at once, forever.
      this.#wait = shortestWait;
      this.send({ ack: message.n });
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code !== 1001 && event.reason) console.error(`Disconnected: ${event.reason}`);
      this.onState("lost");
      this.#waitAndRetry();
    };
  }

  // Returns whether it was sent.
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #waitAndRetry() {
    this.#timer = setTimeout(() => this.#retry(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(longestWait, this.#wait * 1.7);
  }

  // A WebSocket does not report why it was refused, so a plain request finds out whether a server is listening, and
  // whether the token is still valid: after a restart it is not.
  async #retry() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    try {
      const response = await fetch(`/events?token=${encodeURIComponent(this.#token)}`, { cache: "no-store" });
      if (response.status === 403) {
        this.onState("refused");
        return;
      }
    } catch {
      this.#waitAndRetry();
      return;
    }
    this.open();
  }
}
