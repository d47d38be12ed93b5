/**
 * Pictures sent from this page, by message id. They show at once and stay below the server's version, so that nothing
 * flickers. After a reload there are none.
 */
const previews = new Map<string, string>();

export const previewOf = (clientId: string): string | null => previews.get(clientId) ?? null;

export function keepPreview(clientId: string, file: Blob): void {
  previews.set(clientId, URL.createObjectURL(file));
}
