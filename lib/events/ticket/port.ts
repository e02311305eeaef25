export { dropStock, giveBack, holdStock, keepTotal, stockOf, takeStock } from './server/stock';
