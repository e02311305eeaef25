import { defineSlice } from '@/lib/platform/server/slice';
import { eraseBlocks, exportBlocks } from './blocks';
import { erasePerson } from './erase-person';
import type {} from './events';
import { exportPerson } from './export-person';
import { eraseFollows, exportFollows } from './follows';
import { personMigrations } from './migrations';
import { followedNotice, nicknameTakenNotice } from './notices';
import { removeOwnPictures } from './own-pictures';
import { personPictures } from './person-pictures';
import { personRoutes } from './routes';
import { seedPersons } from './seed';
import { seedFollows } from './seed/follows';
import { personThing } from './thing';

export const personSlice = defineSlice({
  routes: personRoutes,
  migrations: personMigrations,
  jobs: [removeOwnPictures],
  listeners: {
    'account.erased': [erasePerson, eraseFollows, eraseBlocks],
    'account.exported': [exportPerson, exportFollows, exportBlocks],
  },
  notices: [followedNotice, nicknameTakenNotice],
  seed: async ({ context, tx }) => {
    await seedPersons(tx);
    await seedFollows(tx, context.now());
  },
  pictures: { avatars: personPictures, people: personPictures },
  things: [personThing],
});
