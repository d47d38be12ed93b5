/**
 * Addresses of browsers' push services: origins, with `*.` for any host below. The address comes from the member's
 * browser, so others are refused.
 */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
] as const;

/** True for an address of one of the services. */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [protocol, host = ''] = service.split('://');
    return host.startsWith('*.') ? origin.startsWith(`${protocol}://`) && origin.endsWith(host.slice(1)) : origin === service;
  });
}
