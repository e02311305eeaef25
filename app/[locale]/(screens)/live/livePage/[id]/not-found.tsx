export { default } from '../../liveDetail/[id]/not-found';
