import { followReference, toList, toObject, type JsonObject } from './json.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** One operation of an OpenAPI document with the path and method it stands under. */
export interface OpenApiOperation {
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly operation: JsonObject;
  /** The operation's own and its path's parameters, references resolved. */
  readonly parameters: readonly JsonObject[];
}

/** Every operation of a bundle, in the order in which it is written. */
export function listOperations(document: JsonObject): readonly OpenApiOperation[] {
  return Object.entries(toObject(document.paths)).flatMap(([path, value]) => {
    const item = toObject(value);
    return methods.flatMap((method) => {
      if (item[method] === undefined) return [];
      const operation = toObject(item[method]);
      const parameters = [...toList(operation.parameters), ...toList(item.parameters)];
      return [
        {
          path,
          method,
          operation,
          parameters: parameters.map((parameter) => toObject(followReference(document, parameter))),
        },
      ];
    });
  });
}
