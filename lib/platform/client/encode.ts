/** Encoding of a POST body (specification section 7: form-encoded unless JSON or multipart). */
export type Encoding = 'form' | 'json' | 'multipart';

/** The query of a GET; undefined and null values are left out, a list repeats its name. */
export function toQuery(input: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fieldsOf(input)) {
    if (value instanceof Blob) throw new TypeError(`${name}: a file goes as multipart`);
    query.append(name, value);
  }
  return query;
}

/** The body of a POST as options of ky. `FormData` is sent as it is, whatever the encoding. */
export function toBody(input: object, encoding: Encoding): { json: object } | { body: FormData | URLSearchParams } {
  if (input instanceof FormData) return { body: input };
  if (encoding === 'json') return { json: input };
  if (encoding === 'form') return { body: toQuery(input) };
  const form = new FormData();
  for (const [name, value] of fieldsOf(input)) form.append(name, value);
  return { body: form };
}

function* fieldsOf(input: object): Generator<[string, string | Blob]> {
  for (const [name, value] of Object.entries(input)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      if (item instanceof Blob) yield [name, item];
      else if (typeof item === 'object') throw new TypeError(`${name}: a nested value goes as JSON`);
      else yield [name, String(item)];
    }
  }
}
