/** The page that talks with a model, which assets/realtime.js brings to life. No script or style stands in it. */
export const realtimeContent = `
<div class="tool-page">
<div>
<form id="connection">
<h1>Talk with a model</h1>
<p id="trouble" class="trouble" role="alert"></p>
<div class="field">
<label for="model">Model</label>
<input id="model" type="text" list="models" required autocomplete="off" spellcheck="false">
<datalist id="models"></datalist>
</div>
<div class="field">
<label for="transport">Over</label>
<select id="transport">
<option value="websocket">WebSocket: sound in events</option>
<option value="webrtc">WebRTC: sound on tracks, as in a call</option>
</select>
</div>
<button id="connect" type="submit">Connect</button>
<p id="state" class="hint" role="status">Not connected.</p>
</form>
<fieldset id="talk" disabled>
<legend>Say something</legend>
<button id="microphone" type="button" aria-pressed="false">Microphone on</button>
<meter id="level" max="1" value="0" aria-label="Loudness of the microphone"></meter>
<form id="typed">
<label for="text">Or type it</label>
<div class="row">
<input id="text" type="text" autocomplete="off" required>
<button type="submit">Say</button>
</div>
</form>
<p class="hint">The simulator understands its own voice only: <code>npm run voice</code> makes a recording of any sentence. What you type, it understands.</p>
<div class="field">
<label for="recording">Send a recording</label>
<input id="recording" type="file" accept="audio/*">
</div>
</fieldset>
<fieldset id="composer" disabled>
<legend>Send an event</legend>
<div class="field">
<label for="example">Event</label>
<select id="example"></select>
</div>
<div class="field">
<label for="event">As JSON</label>
<textarea id="event" rows="10" spellcheck="false"></textarea>
</div>
<button id="send" type="button">Send</button>
</fieldset>
</div>
<section aria-labelledby="log-title">
<div class="log-head">
<h2 id="log-title">Events</h2>
<label><input id="deltas" type="checkbox"> with pieces of audio</label>
<button id="clear" type="button">Clear</button>
</div>
<ol id="log" tabindex="0" aria-labelledby="log-title"></ol>
</section>
</div>
`;
