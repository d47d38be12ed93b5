/**
 * Pictures that this page has sent, by the id of their message: they show at once and stay under the one that comes
 * from the server, so that nothing blinks. A page that is loaded anew has none.
 */
const previews = new Map<string, string>();

export const previewOf = (clientId: string): string | null => previews.get(clientId) ?? null;

export function keepPreview(clientId: string, file: Blob): void {
  previews.set(clientId, URL.createObjectURL(file));
}
