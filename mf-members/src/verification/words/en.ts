import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  title: 'Profile verification',

  lead: 'A badge beside your name tells others that the photos really show you. It’s free.',

  'begin.title': 'How it works',
  'begin.code': 'We give you a code. It lasts {{minutes}} minutes.',
  'begin.selfie': 'You write it on paper by hand and take a selfie with the paper in your hand.',
  'begin.compared': 'A person on our team, not a program, compares it with your photos.',
  'begin.draw': 'Get the code',
  'begin.draw_again': 'Get a new code',
  'begin.ends': 'The badge stays while at least one of the compared photos is visible. It ends if you change all of them or your gender.',

  'privacy.title': 'The selfie stays private.',
  'privacy.text': 'Only moderators see it, until they decide. After that nobody can open it, and we delete it within {{hours}} hours.',

  'refused.title': 'The verification didn’t go through.',
  'refused.code_missing': 'The handwritten code is missing or can’t be read. Write it larger and hold it beside your face.',
  'refused.code_wrong': 'The code on the paper isn’t the one we gave you. Copy the new one, character by character.',
  'refused.face_hidden': 'Your face can’t be seen clearly. Find some light and take off sunglasses or a cap.',
  'refused.face_differs': 'The face doesn’t seem to be the one in your photos. If they are old, add a recent one before you try again.',
  'refused.several_people': 'There’s more than one person in the selfie. Take it again with just you.',
  'refused.edited': 'The selfie looks edited or taken from a screen. Take a new photo, without filters.',

  'expired.title': 'The code has expired.',
  'expired.text': 'It lasts {{minutes}} minutes, so that nobody can prepare beforehand. Get a new one: nothing was sent.',

  'ended.title': 'Your verification has ended.',
  'ended.text': 'None of the compared photos is visible any more, or you changed your gender. You can verify again.',

  'no_photo.title': 'We need a photo of you first.',
  'no_photo.text': 'The selfie is compared with the photos of your profile: add one and come back once it is visible.',
  'no_photo.checking': 'We are checking it: come back once others can see it.',

  limit: 'You’ve used all your tries for today. The next one: {{date}}.',

  'code.title': 'Your code',
  'code.text': 'Write it large, by hand, on a sheet of paper. In the selfie the code must be readable and your face clearly visible.',
  'code.time': 'Expires in',
  'code.left': 'Time left: {{time}}',
  'code.leave': 'Never mind',

  'selfie.take': 'Take the selfie',
  'selfie.pick': 'Choose a photo',
  'selfie.preview': 'Preview of the selfie',
  'selfie.check': 'Is your face clear? Can all of the code be read?',
  'selfie.send': 'Send the selfie',
  'selfie.again': 'Choose another one',
  'selfie.sending': 'Sending the selfie',
  'selfie.progress': '{{share}} sent',

  'pending.title': 'Selfie sent',
  'pending.text': 'A person is comparing it with your photos. We’ll tell you here and by e-mail as soon as they have decided.',
  'pending.sent': 'Sent {{when}}',
  'pending.withdraw': 'Withdraw the request',

  'withdraw.title': 'Withdraw the request?',
  'withdraw.text': 'The selfie is deleted at once. You can get a new code whenever you like.',

  'verified.title': 'Your profile is verified',
  'verified.text': 'Since {{date}} others have seen the badge beside your name.',
  'verified.profile': 'See your profile',

  'info.title': 'What “verified” means',
  'info.text':
    '{{name}} sent a selfie with a handwritten code that we gave at that moment. A person on our team compared it with the photos of the profile.',
  'info.not':
    'It says that the photos show the person who uses them. It says nothing about age, intentions or the rest of the profile: stay as careful as always.',
  'info.own': 'You can get verified too, for free.',
  'info.button': 'Verify your profile',
};

export default en;
