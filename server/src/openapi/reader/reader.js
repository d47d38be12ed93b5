/* The page of /api/docs. The browser runs this file as it is. */

/** The page's content security policy permits no HTML from text, so Markdown is reduced to paragraphs and code. */
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
  // For reading only: a trial call would act on the site that serves this page.
  supportedSubmitMethods: [],
  plugins: [plainText],
});
