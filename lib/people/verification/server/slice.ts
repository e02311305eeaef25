import { countUpToMost } from '@/lib/base/staff/port';
import { defineSlice } from '@/lib/platform/server/slice';
import { endVerifications } from './end-verifications';
import type {} from './events';
import { verificationMigrations } from './migrations';
import { verificationDecidedNotice, verificationEndedNotice, verificationEndingNotice } from './notices';
import { paperPictures } from './paper-pictures';
import { eraseVerification, exportVerification } from './person-verification';
import { removeOldPapers } from './remove-old-papers';
import { verificationRoutes } from './routes';
import { seedVerifications } from './seed';
import { drawSpecimens } from './seed-specimens';

export const verificationSlice = defineSlice({
  routes: verificationRoutes,
  migrations: verificationMigrations,
  jobs: [paperPictures.removeUnowned, removeOldPapers, endVerifications, drawSpecimens],
  listeners: {
    'account.erased': [eraseVerification],
    'account.exported': [exportVerification],
  },
  notices: [verificationDecidedNotice, verificationEndingNotice, verificationEndedNotice],
  seed: ({ context, tx }) => seedVerifications(tx, context.now()),
  console: [
    {
      name: 'verifications',
      action: 'reviewVerifications',
      countWaiting: ({ db }) =>
        countUpToMost(db.read.selectFrom('verification_application').where('state', '=', 'pending')),
    },
  ],
});
