import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Report upheld',
  text: `We suspended the account of the person you reported until ${until}. They stay hidden for you after that, too.`,
});

const suspendedAbout = (until: string) => ({
  title: `Account suspended until ${until}`,
  text: `We received a report and suspended your account until ${until}: nobody finds your profile, and you can’t write or like. You can log in, read and use purchases and settings.`,
});

const en: ModerationWords = {
  subject: 'A decision of ours that concerns you',
  hello: (name) => `Hi ${name},`,
  hello_nameless: 'Hello,',
  why: (reason) => `Reason: ${reason}`,
  answer: (text) => `Our answer: ${text}`,
  read: (link) => `The decision is also here: ${link}`,
  appeal: (until, link) => `Do you disagree? Until ${until} you can ask for another person to look at it again: ${link}`,
  about: {
    no_action: always(
      'No action',
      'We received a report about your profile, read it and found nothing to put right. Nothing changes for you.',
    ),
    warn: always(
      'A warning',
      'We received a report about your profile and found something that isn’t acceptable here. Your account stays active: please don’t do it again.',
    ),
    hide_photo: always(
      'One of your photos is hidden',
      'We received a report and hid one of your photos. The rest of your profile stays as it is.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Account switched off',
      'We received a report and switched off your account without an end date: nobody finds your profile, and you can’t write or like. You can log in, read and use purchases and settings.',
    ),
    approve: always('Photo approved', 'Everybody can see your photo now.'),
    refuse: always('Photo not approved', 'We can’t show your photo. You can add another one whenever you like.'),
    uphold: always('The decision stands', 'After your appeal another person reviewed the decision and confirmed it.'),
    overturn: always(
      'Decision taken back',
      'After your appeal another person reviewed the decision and took it back. Its effects end at once.',
    ),
  },
  author: {
    no_action: always('Report looked at', 'We looked at your report and took no action. The person stays hidden for you.'),
    warn: always('Report upheld', 'We warned the person you reported. They stay hidden for you.'),
    hide_photo: always('Report upheld', 'We hid a photo of the person you reported. The person stays hidden for you, too.'),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Report upheld', 'We switched off the account of the person you reported.'),
    overturn: always(
      'A decision has changed',
      'After an appeal another person reviewed the decision about your report and took it back. The person stays hidden for you.',
    ),
    accept: always('Complaint accepted', 'We looked at your complaint and accept it.'),
    reject: always('Complaint not accepted', 'We looked at your complaint and can’t accept it.'),
  },
  reasons: {
    no_violation: 'nothing is against our rules.',
    not_enough_evidence: 'what we saw isn’t enough to decide otherwise.',
    spam_or_money: 'asking for money, or advertising.',
    harassment: 'offensive or insistent messages.',
    fake: 'the profile isn’t genuine.',
    sexual_content: 'unwanted sexual content.',
    minor: 'possibly under age.',
    other: 'another breach of our rules.',
    no_face: 'no face can be made out in the photo.',
    other_person: 'the photo shows somebody else.',
    unreadable: 'the photo is too dark, blurred or small.',
    contact_details: 'the photo holds contact details or advertising.',
    decision_right: 'the first decision was right.',
    decision_wrong: 'the first decision was wrong.',
    new_facts: 'there are new facts.',
    solved: 'the problem is solved.',
    not_our_matter: 'the matter isn’t in our hands.',
  },
  complaint: {
    received_subject: (number) => `We have your complaint no. ${number}`,
    received: (number) => `Your complaint has the number ${number}. A person reads it and answers at this address.`,
    answered_subject: (number) => `Answer to your complaint no. ${number}`,
  },
};

export default en;
