import { database } from '@/lib/app/database';
import { CommandError, runStaffCommand } from '@/lib/app/staff-command';
import { visitorContext } from '@/lib/app/visitor';

/** `npm run staff -- …`: places in the staff, and texts under review; without a command it says what there is. */
try {
  console.log(await runStaffCommand(visitorContext('zh'), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database().close();
}
