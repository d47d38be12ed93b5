import { NONCE_META } from '@amarena/shared/federation/bootElements';

declare global {
  var __webpack_nonce__: string;
}

// First module of the shell: styled-components reads the nonce when it creates its style element. Without a nonce the
// content security policy refuses every rule.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>(`meta[name="${NONCE_META}"]`)?.content ?? '';
