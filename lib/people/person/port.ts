export { nicknameKey } from './rules/nickname';
export { requireNotBlocked } from './server/blocks';
export { checkNickname, createPerson } from './server/create-person';
export { findCreatorIds, isCreator } from './server/creators';
export { industryName, isIndustry, isProfession, professionName } from './server/dictionary';
export { holdPerson } from './server/hold-person';
export { findListedPeople } from './server/listed-person';
export { freeNickname, shownNickname } from './server/nicknames';
export { personTag } from './server/page-tags';
