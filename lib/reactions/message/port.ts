export { tellNotices } from './server/tell-notices';
