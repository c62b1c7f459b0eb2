/** Starts the AsyncAPI viewer. */
(() => {
  const options = {
    schema: { url: window.specwayProfile.documentUrl('asyncapi') },
    config: { show: { sidebar: true, errors: true }, expand: { messageExamples: false } },
  };
  window.AsyncApiStandalone.render(options, document.getElementById('viewer'));
})();
