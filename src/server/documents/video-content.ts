/** What a video may be ordered with, as the contract says (VideoMetadata); the first is chosen at first. */
const lengths = ['8', '6', '4'];
const ratios = ['16:9', '9:16'];
const resolutions = ['720p', '1080p', '4k'];

/** The form and the place of the video, which assets/video.js brings to life. No script or style stands in it. */
export const videoContent = `
<div class="tool-page">
<form id="order">
<h1>Make a video</h1>
<p id="trouble" class="trouble" role="alert"></p>
<div class="field">
<label for="model">Model</label>
<input id="model" type="text" list="models" required autocomplete="off" spellcheck="false">
<datalist id="models"></datalist>
</div>
<div class="field">
<label for="prompt">Prompt</label>
<textarea id="prompt" rows="5" required></textarea>
</div>
<div class="choices">
${renderChoice('seconds', 'Seconds', lengths)}
${renderChoice('ratio', 'Ratio', ratios)}
${renderChoice('resolution', 'Resolution', resolutions)}
</div>
<p class="hint">1080p and 4k take 8 seconds, and not every model has them.</p>
<div class="field">
<label for="picture">First picture, if you have one</label>
<input id="picture" type="file" accept="image/png,image/jpeg,image/webp" aria-describedby="picture-hint">
<p id="picture-hint" class="hint">PNG, JPEG or WEBP, under 20 MB.</p>
</div>
<button type="submit">Make it</button>
</form>
<section id="task" aria-labelledby="task-title">
<h2 id="task-title">Your video</h2>
<p id="task-state" role="status">It will appear here.</p>
<progress id="task-progress" max="100" value="0" aria-label="Progress" hidden></progress>
<div id="videos"></div>
</section>
</div>
`;

function renderChoice(id: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${value}</option>`).join('');
  return `<div class="field"><label for="${id}">${label}</label><select id="${id}">${options}</select></div>`;
}
