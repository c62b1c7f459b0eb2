export { chooseDialect, type ChosenDialect, type DialectClues } from './handshake/choose-dialect.ts';
export { readHandshake, type Handshake, type HandshakeHeaders } from './handshake/read-handshake.ts';
