import type { BrowserContext } from '@playwright/test';

/** Adds the cookies of a header to a browser context, for the whole site of `address`. */
export const giveCookies = (context: BrowserContext, address: string, cookie: string): Promise<void> =>
  context.addCookies(
    cookie.split('; ').map((text) => {
      const [name = '', ...value] = text.split('=');
      return { name, value: value.join('='), url: new URL(address).origin };
    }),
  );
