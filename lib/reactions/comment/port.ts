export { writeComments } from './server/write-comments';
