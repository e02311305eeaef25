import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { makeInvoice, refuseInvoice } from './decide-invoice';
import { readInvoice } from './invoice-file';
import { getAnyInvoice, listInvoices } from './list-invoices';
import { askInvoice, getInvoice, withdrawInvoice } from './own-invoice';

export const invoiceRoutes = [
  route(contract.getInvoice, getInvoice),
  route(contract.askInvoice, askInvoice),
  route(contract.withdrawInvoice, withdrawInvoice),
  route(contract.readInvoice, readInvoice),
  route(contract.listInvoices, listInvoices),
  route(contract.getAnyInvoice, getAnyInvoice),
  route(contract.makeInvoice, makeInvoice),
  route(contract.refuseInvoice, refuseInvoice),
];
