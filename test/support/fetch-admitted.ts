/** How often a gateway may say that it cannot check a key or a balance in time. */
const maxAttempts = 20;
const pauseMs = 500;

/**
 * `fetch` for tests on a machine that may be busy: a 503 is asked again, since holds and keys that are not checked within two seconds
 * are answered so, without a call of the upstream. The last answer where it never is another.
 */
export async function fetchAdmitted(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init);
    if (response.status !== 503 || attempt === maxAttempts) return response;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
