export { checkNickname, createPerson } from './server/create-person';
export { freeNickname, shownNickname } from './server/nicknames';
export { ownPictureKey } from './server/own-pictures';
export { authorsTag, personTag } from './server/page-tags';
