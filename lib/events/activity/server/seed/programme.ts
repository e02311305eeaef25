import { coming } from './coming';
import { further } from './further';
import { past } from './past';
import { running } from './running';
import type { SeedActivity } from './seed-activity';

/** Every activity of the demonstration; their ids follow from their places. */
export const seedActivityList: readonly SeedActivity[] = [...running, ...coming, ...past, ...further];
