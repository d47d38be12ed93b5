/* The page of /api/docs: runs in the browser as it stands. */

/** The policy of the page lets no text become HTML: of Markdown there are paragraphs and code. */
const plainText = ({ React }) => {
  const shown = (part, index) => (index % 2 === 0 ? part : React.createElement('code', { key: index }, part));
  const Plain = ({ source, className }) =>
    source ? React.createElement('div', { className: `plain ${className ?? ''}` }, String(source).split('`').map(shown)) : null;
  return { wrapComponents: { Markdown: () => Plain } };
};

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  // To read, not to try: a call acts on the site that serves this page.
  supportedSubmitMethods: [],
  plugins: [plainText],
});
