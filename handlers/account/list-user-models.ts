import type { Handler } from '../../src/core/handler.ts';
import { spellModelId } from '../../src/core/model-catalogue.ts';
import { renderListedModel } from '../models/render-model.ts';
import { renderAccount } from './render-account.ts';
import { renderPrice } from './render-price.ts';

/** GET /api/user/models: the models that are served, with what they cost, by name. */
export const listUserModels: Handler<'listUserModels'> = ({ profile }, { router, overview }) => {
  const models = router.listModels().map((model) => {
    const price = overview.findPrice(model);
    const listed = renderListedModel(model, spellModelId(model.id, profile));
    return {
      id: listed.id,
      display_name: listed.display_name,
      operations: listed.operations,
      price: price && renderPrice(price),
      max_input_tokens: listed.max_input_tokens,
      max_tokens: listed.max_tokens,
    };
  });
  return renderAccount({ models: models.sort((a, b) => (a.id < b.id ? -1 : 1)) });
};
