export { nicknameKey } from './rules/nickname';
export { checkNickname, createPerson } from './server/create-person';
export { industryName, isIndustry, isProfession, professionName } from './server/dictionary';
export { freeNickname, shownNickname } from './server/nicknames';
export { personTag } from './server/page-tags';
