import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v5 } from 'uuid';
import { annual2020 } from './annual-2020';
import { futureLab } from './future-lab';
import { lightInMotion } from './light-in-motion';
import { newLight } from './new-light';
import { type SeedContest, type SeedTime, seedContestPicture, seedPictureNames } from './seed-contest';

/** The contests of the demonstration, the earliest first. */
export const seedContestList: readonly SeedContest[] = [annual2020, futureLab, newLight, lightInMotion];

/** Media keys of the pictures of their pages, which the demonstration draws: of each a head, then a wall. */
export const seedContestPictures: readonly (readonly string[])[] = seedContestList.map(({ id }) =>
  seedPictureNames.map((name) => seedContestPicture(id, name)),
);

/** The id of a category of a demonstration contest. */
export const seedCategoryId = (contestId: string, key: string) => v5(`${contestId} category ${key}`, v5.URL);

/** A time of a demonstration contest in ms; `opensOn` is the midnight of the day on which works begin to be taken. */
export const seedTimeAt = (opensOn: number, [day, hour]: SeedTime) =>
  opensOn + day * millisecondsInDay + hour * millisecondsInHour;
