import type { AdminModel } from '../../generated/contract-types.ts';
import type { ConfigurationReload, ConfiguredModel } from '../../src/core/configuration-status.ts';
import type { Handler } from '../../src/core/handler.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderAccount } from './render-account.ts';
import { renderPrice } from './render-price.ts';

/** GET /api/admin/config: what is in force on the node that answers. It holds no secrets. */
export const getConfiguration: Handler<'getConfiguration'> = (_request, { configuration }) => {
  const { loadedAt, fileHash, lastReload, warnings, models } = configuration.describe();
  return renderAccount({
    loaded_at: renderSeconds(loadedAt),
    hash: fileHash,
    last_reload: lastReload && renderReload(lastReload),
    warnings: [...warnings],
    models: models.map(renderModel),
  });
};

function renderReload({ at, outcome, message }: ConfigurationReload) {
  return { at: renderSeconds(at), ok: outcome === 'taken', message };
}

function renderModel({ name, price, deployments, fallbacks, aliases }: ConfiguredModel): AdminModel {
  return {
    name,
    price: price && renderPrice(price),
    deployments: [...deployments],
    fallbacks: [...fallbacks],
    aliases: [...aliases],
  };
}
