// A file of its own: next-auth's file would take the address.
export { answer as POST } from '#app/api/answer.ts';
