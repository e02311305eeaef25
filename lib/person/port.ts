export { nicknameKey } from './rules/nickname';
export { checkNickname, createPerson } from './server/create-person';
export { freeNickname, shownNickname } from './server/nicknames';
