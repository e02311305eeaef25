import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { buyJobPackage } from './buy-package';
import { listJobPackages } from './list-packages';
import { getJobPurchase, getPostRights, listJobPurchases } from './own-purchases';
import { getPackageRow, listPackageRows } from './package-rows';
import { returnJobPackage } from './return-package';
import { savePackageRow } from './save-package';

export const recruitmentRoutes = [
  route(contract.listJobPackages, listJobPackages),
  route(contract.buyJobPackage, buyJobPackage),
  route(contract.returnJobPackage, returnJobPackage),
  route(contract.getPostRights, getPostRights),
  route(contract.findJobPurchases, listJobPurchases),
  route(contract.getJobPurchase, getJobPurchase),
  route(contract.listPackageRows, listPackageRows),
  route(contract.getPackageRow, getPackageRow),
  route(contract.savePackageRow, savePackageRow),
];
