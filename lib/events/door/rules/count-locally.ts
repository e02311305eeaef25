import type { DoorCounts } from '../contract';

interface Moved {
  typeName: string;
  door: string;
  /** 1 for an entry, -1 for one that was taken back. */
  by: 1 | -1;
}

/** Counts with one more or one less in, until the server's own come. */
export function countLocally(counts: DoorCounts, { typeName, door, by }: Moved): DoorCounts {
  const known = counts.byDoor.some((one) => one.door === door);
  const doors = known ? counts.byDoor : [...counts.byDoor, { door, in: 0 }];
  return {
    ...counts,
    in: counts.in + by,
    types: counts.types.map((type) => (type.name === typeName ? { ...type, in: type.in + by } : type)),
    byDoor: doors.map((one) => (one.door === door ? { ...one, in: one.in + by } : one)).filter((one) => one.in > 0),
  };
}
