import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoGateway, type VideoGateway } from '../../support/video-gateway.ts';

let video: VideoGateway;
let token: string;
let ended: string[];
let slow: string;

beforeAll(async () => {
  video = await createVideoGateway();
  ended = [
    await video.submit('One'),
    await video.submit('[[filtered]] Two'),
    await video.submit('[[failed]] Three'),
  ];
  slow = await video.submit('[[hang]] Four');
  for (const id of ended) await video.end(id);
  token = await video.login();
}, 120_000);

afterAll(() => video.stop(), 120_000);

interface List {
  readonly data: readonly { readonly id: string }[];
  readonly first_id: string | null;
  readonly last_id: string | null;
  readonly has_more: boolean;
}

describe('listVideos', () => {
  const list = async (query: string) => await video.call('listVideos', `/v1/videos${query}`);

  it('pages through the tasks of the key, the newest first or last', async () => {
    const ids = [...ended, slow];
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { body } = await list(`?limit=3${after}`);
      const page = body as List;
      seen.push(...page.data.map(({ id }) => id));
      expect([page.first_id, page.last_id]).toEqual([page.data[0]?.id, page.data.at(-1)?.id]);
      if (!page.has_more) break;
      after = `&after=${page.last_id ?? ''}`;
    }
    expect(seen).toEqual([...ids].reverse());
    const { body } = await list('?order=asc');
    expect((body as List).data.map(({ id }) => id)).toEqual(ids);
  });

  it.each(['?limit=0', '?limit=101', '?order=up', '?after=task_unknown', '?page=2'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('names the parameter that holds an unknown task', async () => {
    expect((await list('?after=task_unknown')).body).toMatchObject({ error: { param: 'after' } });
  });

  it('shows nothing of other keys', async () => {
    const { data } = await video.gateway.call('/api/user/keys', { token, body: { name: 'other' } });
    const { key } = data as { key: string };
    const { body } = await video.call('listVideos', '/v1/videos', { key });
    expect(body).toEqual({ object: 'list', data: [], first_id: null, last_id: null, has_more: false });
    expect((await video.call('getVideo', `/v1/videos/${slow}`, { key })).status).toBe(404);
    expect(
      (await video.call('getVideoContent', `/v1/videos/${ended[0] ?? ''}/content`, { key })).status,
    ).toBe(404);
  });
});

describe('deleteVideo', () => {
  it('deletes a task that has ended, with its video, and no other', async () => {
    const id = await video.submit('Five');
    const remove = async (task: string) =>
      await video.call('deleteVideo', `/v1/videos/${task}`, { method: 'DELETE' });
    const early = await remove(id);
    const { code, message } = (early.body as { error: { code: string; message: string } }).error;
    expect([early.status, code]).toEqual([400, 'task_not_completed']);
    expect(message).toBe('The video is still being made. It can be deleted when its task has ended.');
    await video.end(id);
    expect((await remove(id)).body).toEqual({ id, object: 'video.deleted', deleted: true });
    expect((await remove(id)).status).toBe(404);
    expect((await video.call('getVideoContent', `/v1/videos/${id}/content`)).status).toBe(404);
  });
});

describe('tasks of a login', () => {
  const states = (tasks: readonly { state: string }[]) => tasks.map(({ state }) => state);

  it('are listed with their states and costs, and by them', async () => {
    const { data } = await video.gateway.call('/api/user/tasks', { token });
    expect(states(data.tasks as { state: string }[]).slice(-3)).toEqual(['failed', 'filtered', 'completed']);
    const filtered = await video.gateway.call('/api/user/tasks?state=filtered', { token });
    expect(states(filtered.data.tasks as { state: string }[])).toEqual(['filtered']);
    const page = await video.gateway.call('/api/user/tasks?limit=2', { token });
    expect(page.data.tasks).toHaveLength(2);
    const next = await video.gateway.call(`/api/user/tasks?limit=2&cursor=${String(page.data.next_cursor)}`, {
      token,
    });
    expect(next.data.tasks).toHaveLength(2);
    for (const cursor of ['x', 'task_x', 'task_%00'])
      expect(await video.gateway.call(`/api/user/tasks?cursor=${cursor}`, { token })).toMatchObject({
        status: 400,
        param: 'cursor',
      });
  });

  it('go on behind a task that was deleted meanwhile', async () => {
    const id = await video.submit('[[failed]] Last of its page');
    await video.end(id);
    for (const path of ['/api/user/tasks', '/api/admin/tasks']) {
      const { data } = await video.gateway.call(`${path}?limit=1`, { token });
      if (path === '/api/user/tasks') {
        expect(data).toMatchObject({ tasks: [{ id }], next_cursor: id });
        await video.gateway.call(`${path}/${id}`, { method: 'DELETE', token });
      }
      const next = await video.gateway.call(`${path}?limit=1&cursor=${id}`, { token });
      expect(next).toMatchObject({ status: 200, data: { tasks: [{ id: slow }] } });
    }
    expect((await video.call('listVideos', `/v1/videos?after=${id}`)).status).toBe(400);
  });

  it('are downloaded with a cookie alone, in parts', async () => {
    const { cookie = '' } = await video.gateway.login('admin');
    const path = `${video.gateway.url}/api/user/tasks/${ended[0] ?? ''}/content`;
    const headers = { cookie: `specway_session=${cookie}`, range: 'bytes=0-9' };
    const part = await fetch(path, { headers });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const head = await fetch(path, { method: 'HEAD', headers });
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect((await fetch(path)).status).toBe(401);
    const key = await fetch(path, { headers: { authorization: `Bearer ${video.gateway.apiKey}` } });
    expect(key.status).toBe(401);
  });

  it('are those of the user only', async () => {
    await video.gateway.register('somebody');
    const { data } = await video.gateway.login('somebody');
    const other = (data as { token: string }).token;
    expect((await video.gateway.call('/api/user/tasks', { token: other })).data.tasks).toEqual([]);
    const path = `/api/user/tasks/${ended[0] ?? ''}`;
    const refused = await video.gateway.call(path, { method: 'DELETE', token: other });
    expect([refused.status, refused.code, refused.param]).toEqual([404, 'TASK_NOT_FOUND', 'id']);
    expect((await video.gateway.call('/api/admin/tasks', { token: other })).status).toBe(403);
  });

  it('are deleted by their user', async () => {
    const id = await video.submit('[[failed]] Six');
    await video.end(id);
    const gone = await video.gateway.call(`/api/user/tasks/${id}`, { method: 'DELETE', token });
    expect(gone.success).toBe(true);
    expect((await video.call('getVideo', `/v1/videos/${id}`)).status).toBe(404);
  });
});

describe('tasks for administrators', () => {
  it('are listed with who works on them', async () => {
    const { data } = await video.gateway.call('/api/admin/tasks?state=completed&deployment=simulator', {
      token,
    });
    expect(data.tasks).toMatchObject([{ id: ended[0], state: 'completed', deployment: 'simulator' }]);
    const old = await video.gateway.call('/api/admin/tasks?older_than=3600', { token });
    expect(old.data.tasks).toEqual([]);
  });

  it('are cancelled with a reason, which the trail keeps', async () => {
    const path = `/api/admin/tasks/${slow}/cancel`;
    expect((await video.gateway.call(path, { token, body: {} })).param).toBe('reason');
    const cancelled = await video.gateway.call(path, { token, body: { reason: 'stuck' } });
    expect(cancelled.data).toMatchObject({ id: slow, state: 'failed', error: { code: 'generation_failed' } });
    const again = await video.gateway.call(path, { token, body: { reason: 'stuck' } });
    expect([again.status, again.code, again.param]).toEqual([400, 'TASK_ALREADY_COMPLETED', 'id']);
    const { data } = await video.gateway.call('/api/admin/audit?action=task.cancel', { token });
    expect(JSON.stringify(data)).toContain('stuck');
  });
});
