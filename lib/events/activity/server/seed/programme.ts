import { coming } from './coming';
import { contests } from './contests';
import { further } from './further';
import { past } from './past';
import { running } from './running';
import type { SeedActivity } from './seed-activity';

/** Every activity of the demonstration. Contests come last, as they have ids of their own, and those of all others follow from their places. */
export const seedActivityList: readonly SeedActivity[] = [...running, ...coming, ...past, ...further, ...contests];
