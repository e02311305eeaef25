import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listPackageRows: CallOf<typeof contract.listPackageRows> = calls.listPackageRows;
export const savePackageRow: CallOf<typeof contract.savePackageRow> = calls.savePackageRow;
