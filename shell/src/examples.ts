import { A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

export const examples: WidgetExamples = {
  like: [
    {
      says: 'shows who sent the like, and opens the profile from the photo and from the button',
      properties: {
        like: {
          id: A_MEMBER,
          name: 'Valentina',
          age: 34,
          gender: 'female',
          country: 'IT',
          region: null,
          city: null,
          status: 'active',
          fictional: false,
          verified: false,
          online: false,
          last_active: 'today',
          is_new: false,
          main_image: null,
          num_photos: 0,
          distance: null,
          liked: false,
          live: false,
          exclusive: false,
          like_new: true,
          automatic: true,
          liked_at: '2026-11-20T18:30:00.000Z',
          mutual_since: null,
        },
      },
      callbacks: ['onOpen'],
      steps: [
        { see: 'heading', name: 'Valentina' },
        { press: 'button' },
        { called: 'onOpen', with: [A_MEMBER] },
        { press: 'link' },
        { called: 'onOpen', with: [A_MEMBER] },
      ],
    },
  ],
  signup: [
    {
      says: 'takes over the address that was typed elsewhere',
      properties: { email: 'valentina@smoke.example' },
      callbacks: ['onClose', 'onProgress'],
      steps: [
        { see: 'heading' },
        { see: 'textbox', name: 'mail', value: 'valentina@smoke.example' },
        { press: 'button', name: 'account' },
        { see: 'textbox', name: 'Nome' },
      ],
    },
  ],
};
