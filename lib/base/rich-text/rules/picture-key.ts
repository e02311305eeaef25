/** A media key in a folder, `articles/1/2.jpg`: no segment begins with a dot, none needs an encoding in an address. */
const key = /^[\w-][\w.-]{0,99}(?:\/[\w-][\w.-]{0,99})+$/;

/** Whether the source of a picture is a bare media key of ours, not an address. At most 400 characters. */
export function isPictureKey(source: string): boolean {
  return source.length <= 400 && key.test(source);
}

/** Whether it can be the id of a work. */
export function isWorkId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
