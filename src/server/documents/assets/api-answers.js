/** Shows the pictures and videos of an answer above its text, in which they are shortened. */
window.specwayAnswers = (() => {
  const pictureTypes = [
    ['iVBORw0KGgo', 'image/png'],
    ['/9j/', 'image/jpeg'],
    ['UklGR', 'image/webp'],
    ['R0lGOD', 'image/gif'],
  ];
  const typeOf = (text) => pictureTypes.find(([start]) => text.startsWith(start))?.[1];
  /** Shorter ones are no pictures. */
  const minCharacters = 64;
  const longText = /"((?:[A-Za-z0-9+/]|\\\/)+={0,2})"/g;

  /** Base64 in quotes that begins as a picture does, wherever it stands: in JSON, or in the events of a stream. */
  const findPictures = (text) => {
    const found = new Map();
    for (const [, data] of text.matchAll(longText)) {
      const type = data.length < minCharacters ? undefined : typeOf(data);
      if (type !== undefined) found.set(data, `data:${type};base64,${data}`);
    }
    return found;
  };
  const shorten = (text, pictures) => {
    let short = text;
    for (const data of pictures.keys())
      short = short.replaceAll(data, `${data.slice(0, 24)}… (${data.length} characters)`);
    return short;
  };

  const wrapResponseBody = (Original, { React }) => {
    const h = React.createElement;
    const Pictures = ({ pictures }) =>
      h(
        'div',
        { className: 'answer-media' },
        [...pictures.values()].map((src, index) => {
          const name = `picture-${index + 1}.${/image\/(\w+)/.exec(src)[1]}`;
          return h(
            'figure',
            { key: src },
            h('img', { src, alt: `Picture ${index + 1} of the answer` }),
            h('figcaption', null, h('a', { href: src, download: name }, `Download ${name}`)),
          );
        }),
      );
    const Film = ({ blob }) => {
      const [src, setSrc] = React.useState(null);
      React.useEffect(() => {
        const url = URL.createObjectURL(blob);
        setSrc(url);
        return () => URL.revokeObjectURL(url);
      }, [blob]);
      return h('div', { className: 'answer-media' }, src && h('video', { src, controls: true }));
    };
    return (props) => {
      const { content, contentType = '' } = props;
      if (content instanceof Blob && contentType.startsWith('video/'))
        return h('div', null, h(Film, { blob: content }), h(Original, props));
      if (typeof content !== 'string') return h(Original, props);
      const pictures = findPictures(content);
      if (pictures.size === 0) return h(Original, props);
      const short = h(Original, { ...props, content: shorten(content, pictures) });
      return h('div', null, h(Pictures, { pictures }), short);
    };
  };

  return { plugin: { wrapComponents: { responseBody: wrapResponseBody } } };
})();
