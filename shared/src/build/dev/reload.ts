/** Addresses that `dev` serves itself. */
export const RELOAD_PATH = '/_dev/reload.js';
export const BUILDS_PATH = '/_dev/builds';

/** Runs in the page: reloads it after a build, and shows what does not compile. It has no types: it is sent as text. */
export const RELOAD_SCRIPT = `(() => {
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, {
    position: 'fixed', inset: 'auto 0 0', zIndex: 2147483647, margin: 0, padding: '16px', maxHeight: '50vh', overflow: 'auto',
    background: '#2b0a12', color: '#ffe9ee', font: '13px/1.5 monospace', whiteSpace: 'pre-wrap',
  });
  new EventSource('${BUILDS_PATH}').onmessage = ({ data }) => {
    const { version, errors } = JSON.parse(data);
    box.textContent = errors;
    if (errors !== '') document.body.append(box);
    else box.remove();
    if (errors === '' && version !== null && !document.getElementById('boot').textContent.includes(JSON.stringify(version))) location.reload();
  };
})();
`;
