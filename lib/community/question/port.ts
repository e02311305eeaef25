export { findQuestionItems } from './server/questions/question-item';
