import { database } from '@/lib/app/database';
import { setProduct } from '@/lib/app/product';
import { CommandError, runStaffCommand } from '@/lib/app/staff-command';
import { visitorContext } from '@/lib/app/visitor';
import { wholeProduct } from '@/lib/app/whole-product';

/** `npm run staff -- …`: staff roles, and texts under review; without a command it prints the usage. */
setProduct(wholeProduct);
try {
  console.log(await runStaffCommand(visitorContext('zh'), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database().close();
}
