export { createRouter } from './create-router.ts';
