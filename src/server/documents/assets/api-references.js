/**
 * Follows the references of what is opened in Swagger UI. Its own resolver makes a tree of the whole document, of 3.1 at least, for
 * each part of it that is looked at, which takes seconds. Here all references are to the document's own components.
 */
window.specwayReferences = (() => {
  const isObject = (value) => typeof value === 'object' && value !== null;
  const parsePointer = (reference) =>
    reference
      .slice('#/'.length)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const find = (root, path) =>
    path.reduce((value, step) => (isObject(value) ? value[step] : undefined), root);

  /** What these hold is no schema, whatever it looks like. */
  const values = new Set(['const', 'default', 'enum', 'example', 'examples']);
  /** `named`: the members of this object are not keywords but names that the contract gives. */
  const followMembers = (value, place, named = false) =>
    Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        if (!named && values.has(name)) return [name, member];
        const isNamed = !named && name === 'properties' && isObject(member);
        return [name, isNamed ? followMembers(member, place, true) : follow(member, place)];
      }),
    );

  /** A reference within what it refers to stays as it is, or there would be no end to it. */
  const follow = (value, place) => {
    if (Array.isArray(value)) return value.map((item) => follow(item, place));
    if (!isObject(value)) return value;
    const { $ref: reference, ...beside } = value;
    if (typeof reference !== 'string') return mergeAll(followMembers(value, place));
    const { root, within } = place;
    const target = within.includes(reference) ? undefined : find(root, parsePointer(reference));
    if (!isObject(target)) return value;
    const followed = follow(target, { root, within: [...within, reference] });
    return { ...followed, ...followMembers(beside, place), $$ref: reference };
  };

  /** Shown is one schema that has the rules of all: the examples that Swagger UI makes up know no other. */
  const mergeAll = ({ allOf, ...rest }) => {
    if (!Array.isArray(allOf)) return allOf === undefined ? rest : { allOf, ...rest };
    if (!allOf.every((part) => isObject(part) && part.$ref === undefined)) return { allOf, ...rest };
    // The name of a part is not that of the whole.
    const parts = allOf.map(({ $$ref: _, ...part }) => part);
    return [...parts, rest].reduce((one, other) => merge(one, other), {});
  };
  /** The later one wins where they differ in what cannot be joined. `named` as above. */
  const merge = (one, other, named = false) => {
    const join = (name, value) => {
      const earlier = one[name];
      if (!isObject(earlier) || !isObject(value) || (!named && values.has(name))) return value;
      if (Array.isArray(earlier) && Array.isArray(value)) return [...new Set([...earlier, ...value])];
      if (Array.isArray(earlier) || Array.isArray(value)) return value;
      return merge(earlier, value, !named && name === 'properties');
    };
    const joined = Object.entries(other).map(([name, value]) => [name, join(name, value)]);
    return { ...one, ...Object.fromEntries(joined) };
  };

  /** An operation takes the parameters of its path, too, but for those that it has itself. */
  const addPathParameters = (operation, path, place) => {
    const { parameters: inherited = [] } = follow(find(place.root, path.slice(0, -1)), place);
    if (inherited.length === 0) return operation;
    const own = operation.parameters ?? [];
    const isOwn = (parameter) => own.some((one) => one.name === parameter.name && one.in === parameter.in);
    return { ...operation, parameters: [...own, ...inherited.filter((parameter) => !isOwn(parameter))] };
  };

  /** What Swagger UI calls for a part of the document that it is to show. */
  const resolveSubtree = async (root, path) => {
    const place = { root, within: [] };
    const found = follow(find(root, path), place);
    const isOperation = path.length === 3 && path[0] === 'paths' && isObject(found);
    return { spec: isOperation ? addPathParameters(found, path, place) : found, errors: [] };
  };
  return { plugin: { fn: { resolveSubtree } } };
})();
