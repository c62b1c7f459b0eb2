import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { GatewayConfig } from '../../src/core/config.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';

const certPath = fileURLToPath(new URL('../fixtures/tls/cert.pem', import.meta.url));
const keyPath = fileURLToPath(new URL('../fixtures/tls/key.pem', import.meta.url));

/** Makes this process trust the certificate of the tests: the vendor's clients open no WebSocket but over TLS, and take no other. */
export function trustTestCertificate(): void {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certPath, 'utf8')]);
}

/** A gateway over TLS. */
export function createTlsGateway(config: Partial<GatewayConfig> = {}): Promise<TestGateway> {
  return createTestGateway({ config: { ...config, tls: { certPath, keyPath } } });
}
