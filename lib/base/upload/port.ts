export { copyUpload } from './server/copy-upload';
export { discardUpload } from './server/remove-upload';
export { type UsedUpload, useUpload } from './server/use-upload';
