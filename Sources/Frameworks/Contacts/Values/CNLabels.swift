import Foundation

// The labels of contact values.

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// An iCloud address.
public let CNLabelEmailiCloud = "iCloud"
/// A home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// An anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// An Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// A fax elsewhere.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

// The relationships of people. Caveat: the finer ones, such as an elder sister's husband, are missing.

/// An assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// A manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// A colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// A teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// A sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// A younger sibling.
public let CNLabelContactRelationYoungerSibling = "_$!<YoungerSibling>!$_"
/// An elder sibling.
public let CNLabelContactRelationElderSibling = "_$!<ElderSibling>!$_"
/// A sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// A younger sister.
public let CNLabelContactRelationYoungerSister = "_$!<YoungerSister>!$_"
/// An elder sister.
public let CNLabelContactRelationElderSister = "_$!<ElderSister>!$_"
/// A brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// A younger brother.
public let CNLabelContactRelationYoungerBrother = "_$!<YoungerBrother>!$_"
/// An elder brother.
public let CNLabelContactRelationElderBrother = "_$!<ElderBrother>!$_"
/// A friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// A male friend.
public let CNLabelContactRelationMaleFriend = "_$!<MaleFriend>!$_"
/// A female friend.
public let CNLabelContactRelationFemaleFriend = "_$!<FemaleFriend>!$_"
/// A spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// A wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// A husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// A partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// A male partner.
public let CNLabelContactRelationMalePartner = "_$!<MalePartner>!$_"
/// A female partner.
public let CNLabelContactRelationFemalePartner = "_$!<FemalePartner>!$_"
/// A girlfriend or boyfriend.
public let CNLabelContactRelationGirlfriendOrBoyfriend = "_$!<GirlfriendOrBoyfriend>!$_"
/// A girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// A boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// A parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// A mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// A father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// A child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// A daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// A son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// A grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// A grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// A grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// A great grandparent.
public let CNLabelContactRelationGreatGrandparent = "_$!<GreatGrandparent>!$_"
/// A great grandmother.
public let CNLabelContactRelationGreatGrandmother = "_$!<GreatGrandmother>!$_"
/// A great grandfather.
public let CNLabelContactRelationGreatGrandfather = "_$!<GreatGrandfather>!$_"
/// A grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// A granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// A grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// A great grandchild.
public let CNLabelContactRelationGreatGrandchild = "_$!<GreatGrandchild>!$_"
/// A great granddaughter.
public let CNLabelContactRelationGreatGranddaughter = "_$!<GreatGranddaughter>!$_"
/// A great grandson.
public let CNLabelContactRelationGreatGrandson = "_$!<GreatGrandson>!$_"
/// A parent-in-law.
public let CNLabelContactRelationParentInLaw = "_$!<ParentInLaw>!$_"
/// A mother-in-law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// A father-in-law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// A sibling-in-law.
public let CNLabelContactRelationSiblingInLaw = "_$!<SiblingInLaw>!$_"
/// A sister-in-law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// A brother-in-law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// A child-in-law.
public let CNLabelContactRelationChildInLaw = "_$!<ChildInLaw>!$_"
/// A daughter-in-law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// A son-in-law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// A cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// A male cousin.
public let CNLabelContactRelationMaleCousin = "_$!<MaleCousin>!$_"
/// A female cousin.
public let CNLabelContactRelationFemaleCousin = "_$!<FemaleCousin>!$_"
/// A parent’s sibling.
public let CNLabelContactRelationParentsSibling = "_$!<ParentsSibling>!$_"
/// An aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// An uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// A grandaunt.
public let CNLabelContactRelationGrandaunt = "_$!<Grandaunt>!$_"
/// A granduncle.
public let CNLabelContactRelationGranduncle = "_$!<Granduncle>!$_"
/// A sibling’s child.
public let CNLabelContactRelationSiblingsChild = "_$!<SiblingsChild>!$_"
/// A niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// A nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// A grandniece.
public let CNLabelContactRelationGrandniece = "_$!<Grandniece>!$_"
/// A grandnephew.
public let CNLabelContactRelationGrandnephew = "_$!<Grandnephew>!$_"
/// A stepparent.
public let CNLabelContactRelationStepparent = "_$!<Stepparent>!$_"
/// A stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// A stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// A stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"
/// A stepdaughter.
public let CNLabelContactRelationStepdaughter = "_$!<Stepdaughter>!$_"
/// A stepson.
public let CNLabelContactRelationStepson = "_$!<Stepson>!$_"
/// A stepsister.
public let CNLabelContactRelationStepsister = "_$!<Stepsister>!$_"
/// A stepbrother.
public let CNLabelContactRelationStepbrother = "_$!<Stepbrother>!$_"

/// Localizes labels.
enum ContactLabel {
  /// Returns the text of iOS, in English (as remembered: guess); a custom label is returned unchanged.
  static func text(_ label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else {
      return label == "APPLE WATCH" ? "Apple Watch" : label
    }
    let name = String(label.dropFirst(4).dropLast(4))
    switch name {
    case "HomeFAX": return "home fax"
    case "WorkFAX": return "work fax"
    case "OtherFAX": return "other fax"
    case "HomePage": return "homepage"
    default: break
    }
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.joined(separator: " ").replacing(" in law", with: "-in-law")
      .replacing("siblings ", with: "sibling’s ").replacing("parents ", with: "parent’s ")
  }
}
