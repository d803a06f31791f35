import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Draws every tile face: `node assets/tiles/draw.mjs`. The results are committed; run it again after a drawing here changed.
 * A face is 60 wide and 80 high; pictures keep to the square below the strip with the index figure.
 */

const GLYPHS = JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8'));
const INK = { black: '#1d2733', red: '#b3201b', green: '#0b6b43', blue: '#1d4f9c', rose: '#a8265c', brown: '#7a4a17' };

/** A glyph fitted into a box: height decides, `x` is its middle and `y` its foot. */
const glyph = (sign, { x, y, height, ink, stroke = 0 }) => {
  const { path, box } = GLYPHS[sign];
  const [left, top, right, bottom] = box;
  const scale = height / (bottom - top);
  const at = `translate(${round(x - (scale * (left + right)) / 2)} ${round(y - scale * bottom)}) scale(${round(scale, 4)})`;
  const line = stroke === 0 ? '' : ` stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round"`;
  return `<path transform="${at}" fill="${ink}"${line} d="${path}"/>`;
};

/** Glyphs of one size whatever their own: `size` is the em, `y` the middle. For signs that are flat, such as 一. */
const sign = (char, { x, y, size, ink, stroke = 9 }) => {
  const [left, top, right, bottom] = GLYPHS[char].box;
  const scale = size / 300;
  const at = `translate(${round(x - (scale * (left + right)) / 2)} ${round(y - (scale * (top + bottom)) / 2)}) scale(${round(scale, 4)})`;
  return `<path transform="${at}" fill="${ink}" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round" d="${GLYPHS[char].path}"/>`;
};

const round = (value, digits = 2) => Number(value.toFixed(digits));

/** The figure or letters in the corner. */
const index = (text, ink) => {
  let x = 7;
  return [...text]
    .map((char) => {
      const [left, , right] = GLYPHS[char].box;
      const scale = 12.5 / 218;
      const width = (right - left) * scale;
      const drawn = `<path transform="translate(${round(x - left * scale)} 19) scale(${round(scale, 4)})" fill="${ink}" d="${GLYPHS[char].path}"/>`;
      x += width + 1;
      return drawn;
    })
    .join('');
};

/** Jade back below, ivory body, and the face on it. */
const body = (wash = '#fffdf4') =>
  `<rect x="1" y="1" width="58" height="78" rx="8" fill="#1b7a54"/>` +
  `<rect x="1" y="1" width="58" height="74" rx="8" fill="#efe4c6" stroke="#a2946d" stroke-width="1.5"/>` +
  `<rect x="3" y="2.5" width="54" height="68.5" rx="6.5" fill="${wash}"/>`;

const file = (parts) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80">${parts}</svg>\n`;

// Dots: rows of colours in the square 8..52 by 21..68.
const ring = (x, y, r, ink) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${round(r * 0.58)}" fill="none" stroke="#fffdf4" stroke-width="${round(r * 0.24)}"/>`;

const petals = (x, y, r, count, ink) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    return `<circle cx="${round(x + r * Math.sin(turn))}" cy="${round(y - r * Math.cos(turn))}" r="${round(r * 0.42)}" fill="${ink}"/>`;
  }).join('');

const G = INK.green;
const R = INK.red;
const U = INK.blue;
const DOTS = {
  1:
    `<circle cx="30" cy="45" r="20" fill="${G}"/><circle cx="30" cy="45" r="16" fill="#fffdf4"/>` +
    petals(30, 45, 10.5, 8, U) +
    `<circle cx="30" cy="45" r="6.5" fill="${R}"/>`,
  2: ring(30, 33, 10.5, G) + ring(30, 57.5, 10.5, U),
  3: ring(16, 30, 8.2, U) + ring(30, 45, 8.2, R) + ring(44, 60, 8.2, G),
  4: ring(19, 33, 9.2, U) + ring(41, 33, 9.2, G) + ring(19, 57.5, 9.2, G) + ring(41, 57.5, 9.2, U),
  5: ring(16.5, 30, 7.8, U) + ring(43.5, 30, 7.8, G) + ring(30, 45.3, 7.8, R) + ring(16.5, 60.5, 7.8, G) + ring(43.5, 60.5, 7.8, U),
  6: [30, 47, 61.5].map((y, at) => ring(20, y, 7.2, at === 0 ? G : R) + ring(40, y, 7.2, at === 0 ? G : R)).join(''),
  7:
    ring(15, 26.5, 6, G) + ring(30, 31.5, 6, G) + ring(45, 36.5, 6, G) +
    [50, 63].map((y) => ring(21, y, 6.2, R) + ring(39, y, 6.2, R)).join(''),
  8: [26.5, 39, 51.5, 64].map((y) => ring(20.5, y, 6, U) + ring(39.5, y, 6, U)).join(''),
  9: [28.5, 45, 61.5].map((y, at) => [14, 30, 46].map((x) => ring(x, y, 6.8, [G, R, U][at])).join('')).join(''),
};

// Bamboo: sticks with a knot in the middle.
const stick = (x, y, height, ink, turn = 0) => {
  const width = 8;
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  // The waist and the knots at both ends; a light stripe only where there is room for one.
  const stripe = height < 16 ? '' : `<path d="M${x} ${round(top + 4)}v${round(height / 2 - 7.5)}M${x} ${round(y + 3.5)}v${round(height / 2 - 7.5)}" stroke="#fffdf4" stroke-width="2" stroke-linecap="round"/>`;
  return (
    `<g${turned}><path d="M${left} ${round(top + 1.5)}q0-1.5 1.5-1.5h${width - 3}q1.5 0 1.5 1.5l-1 ${round(height / 2 - 1.5)}l1 ${round(height / 2 - 1.5)}q0 1.5-1.5 1.5h-${width - 3}q-1.5 0-1.5-1.5l1-${round(height / 2 - 1.5)}z" fill="${ink}"/>` +
    `<path d="M${left} ${y}h${width}" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>${stripe}</g>`
  );
};
const row = (y, height, ...sticks) => sticks.map(([x, ink]) => stick(x, y, height, ink)).join('');

/** A peacock on a twig: the one of bamboo is a bird on most sets. */
const bird =
  `<path d="M14 66h32" stroke="${INK.brown}" stroke-width="3" stroke-linecap="round"/>` +
  [-34, -12, 10].map((turn) => `<g transform="rotate(${turn} 27 52)"><path d="M27 52q-9-12-3-27q6 15 3 27z" fill="${G}"/><circle cx="24.6" cy="32" r="2.6" fill="${R}"/></g>`).join('') +
  `<path d="M24 64q-6-16 8-19q2-10 9-9q5 1 4 8q0 16-13 20z" fill="${U}"/>` +
  `<path d="M28 62q-3-10 7-13q5 8-2 13z" fill="${G}"/>` +
  `<path d="M45 41l7 2-7 2z" fill="${R}"/><circle cx="41.5" cy="40.5" r="1.7" fill="#fffdf4"/>` +
  `<path d="M39 36l-2-6M41.5 35.500l0-7M44 36.500l3-5" stroke="${R}" stroke-width="1.6" stroke-linecap="round"/>` +
  `<path d="M29 64v3M34 63v4" stroke="${R}" stroke-width="2"/>`;

const BAMBOO = {
  1: bird,
  2: row(32.5, 21, [30, G]) + row(57.5, 21, [30, U]),
  3: row(32.5, 21, [30, G]) + row(57.5, 21, [20, G], [40, G]),
  4: row(32.5, 21, [19, U], [41, G]) + row(57.5, 21, [19, G], [41, U]),
  5: row(32.5, 21, [15.5, G], [44.5, U]) + row(45, 21, [30, R]) + row(57.5, 21, [15.5, U], [44.5, G]),
  6: row(32.5, 21, [16, G], [30, G], [44, G]) + row(57.5, 21, [16, U], [30, U], [44, U]),
  7: row(26, 14.5, [30, R]) + row(43, 14.5, [16, G], [30, U], [44, G]) + row(60.5, 14.5, [16, G], [30, U], [44, G]),
  8:
    [[14, 0], [23.5, 38], [36.5, -38], [46, 0]].map(([x, turn]) => stick(x, 33.5, 19, G, turn)).join('') +
    [[14, 0], [23.5, -38], [36.5, 38], [46, 0]].map(([x, turn]) => stick(x, 57, 19, U, turn)).join(''),
  9: [27.5, 45, 62.5].map((y) => row(y, 14.5, [15.5, G], [30, R], [44.5, U])).join(''),
};

// Characters.
const NUMERALS = [...'一二三四五六七八九'];
const characters = (rank) =>
  sign(NUMERALS[rank - 1], { x: 33, y: 28.5, size: 29, ink: INK.black, stroke: 14 }) +
  glyph('萬', { x: 30.5, y: 69, height: 25.5, ink: R, stroke: 7 });

const WINDS = { E: '東', S: '南', W: '西', N: '北' };
const honour = (char, ink) => sign(char, { x: 30, y: 45.5, size: 47, ink, stroke: 11 });
const frame =
  `<rect x="14" y="25" width="32" height="42" rx="2.5" fill="none" stroke="${U}" stroke-width="4"/>` +
  `<rect x="19.5" y="30.5" width="21" height="31" rx="1.5" fill="none" stroke="${U}" stroke-width="1.8"/>`;

const blossom = (x, y, r, ink, heart) =>
  Array.from({ length: 5 }, (_, at) => `<ellipse cx="${x}" cy="${y - r}" rx="${round(r * 0.62)}" ry="${round(r * 0.8)}" fill="${ink}" transform="rotate(${at * 72} ${x} ${y})"/>`).join('') +
  `<circle cx="${x}" cy="${y}" r="${round(r * 0.5)}" fill="${heart}"/>`;
const leaf = (x, y, turn, ink, size = 1) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0q-7-8 0-18q7 10 0 18z" fill="${ink}"/>`;
const rays = (x, y, count, from, to, ink, width) =>
  Array.from({ length: count }, (_, at) => `<path d="M${x} ${y - from}V${y - to}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${round((360 * at) / count)} ${x} ${y})"/>`).join('');

const FLOWERS = {
  1: ['梅', blossom(39, 59, 5.5, '#c8386f', '#f2c14e')],
  2: ['蘭', leaf(37, 69, -35, G, 1.05) + leaf(37, 69, 30, G, 1.05) + blossom(38, 54, 4.2, '#8a4fb0', '#f2c14e')],
  3: ['菊', rays(39, 58, 12, 3, 9.5, '#d98a12', 3.2) + `<circle cx="39" cy="58" r="3.6" fill="#8a4b0c"/>`],
  4: ['竹', stick(33, 57, 22, G) + stick(43, 59, 18, G) + leaf(47, 52, 50, G, 0.7)],
};
const SEASONS = {
  1: ['春', `<path d="M39 69v-12" stroke="${G}" stroke-width="3" stroke-linecap="round"/>` + leaf(39, 60, -42, '#2f9a5f', 0.9) + leaf(39, 60, 42, G, 0.9)],
  2: ['夏', `<circle cx="39" cy="58" r="5.5" fill="#e0820f"/>` + rays(39, 58, 8, 8, 10.5, '#e0820f', 2.6)],
  3: ['秋', leaf(38, 69, -38, '#c65a11', 0.95) + leaf(38, 69, 0, '#a83d12', 1.2) + leaf(38, 69, 38, '#c65a11', 0.95)],
  4: ['冬', rays(39, 58, 6, 0, 10.5, U, 2.6) + rays(39, 58, 6, 6, 6.5, U, 4.5)],
};
const bonus = ([char, picture], ink) => glyph(char, { x: 21, y: 51, height: 27, ink, stroke: 9 }) + picture;

const ANIMALS = {
  1: // Cat, sitting.
    `<path d="M22 68q-5-15 3-24q-4-6-3-17l7 5q4-1 8 0l7-5q1 11-3 17q8 9 4 24z" fill="${INK.brown}"/>` +
    `<path d="M45 66q8-2 6-12" fill="none" stroke="${INK.brown}" stroke-width="3.5" stroke-linecap="round"/>` +
    `<circle cx="29.5" cy="37.5" r="1.8" fill="#ffe9a8"/><circle cx="36.5" cy="37.5" r="1.8" fill="#ffe9a8"/>` +
    `<path d="M24 42l-8-1M24 43.500l-8 2M42 42l8-1M42 43.500l8 2" stroke="${INK.brown}" stroke-width="1.2"/>`,
  2: // Rat, running.
    `<path d="M8 58q4-17 20-17q8 0 13 6q8 2 11 9q-5 4-12 4h-24q-6 0-8-2z" fill="#5b6470"/>` +
    `<circle cx="38" cy="44" r="5" fill="#5b6470"/><circle cx="38" cy="44" r="2.4" fill="#d9a7a0"/>` +
    `<circle cx="45.5" cy="53" r="1.6" fill="#fffdf4"/><path d="M9 57q-5-12 6-22q4-4 2-8" fill="none" stroke="#5b6470" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="M20 60l-2 5M27 60l1 5M38 60l2 5" stroke="#5b6470" stroke-width="3" stroke-linecap="round"/>`,
  3: // Rooster.
    `<path d="M12 34q-4 20 8 26q12 5 20-3q6-7 4-19q-2-5-7-4q-4 1-4 8q-1 9-9 7q-9-3-12-15z" fill="${R}"/>` +
    `<path d="M12 34q0 14 9 20q-1-12-4-19q-3-4-5-1z" fill="${G}"/>` +
    `<path d="M35 34q-1-6 2-6q2-5 4-1q4-3 4 2q2 2-1 5z" fill="#d8331f"/><path d="M45 38l7 2-7 3z" fill="#e0a012"/>` +
    `<circle cx="41" cy="38.5" r="1.7" fill="#fffdf4"/><path d="M42 44q3 2 1 6q-4-1-3-5z" fill="#d8331f"/>` +
    `<path d="M26 60v7M33 60v7M23 68h6M30 68h6" stroke="#b5790b" stroke-width="2.4" stroke-linecap="round"/>`,
  4: // Centipede.
    `<path d="M16 64q-4-10 6-13q14-2 12-10q-2-6-10-4" fill="none" stroke="#5f2f7a" stroke-width="0"/>` +
    [[15, 64], [18, 56.5], [25, 52], [33, 50], [39.5, 45], [39.5, 37.5], [33.5, 32]]
      .map(([x, y], at) => `<path d="M${x - 7} ${y - 3}L${x + 7} ${y + 3}M${x - 5} ${y + 5}L${x + 5} ${y - 5}" stroke="#5f2f7a" stroke-width="1.6" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${at === 6 ? 6.2 : 5.2}" fill="${at % 2 === 0 ? '#7c3f9c' : '#5f2f7a'}"/>`)
      .join('') +
    `<path d="M30 27l-5-5M35.5 26l1-6" stroke="#5f2f7a" stroke-width="1.8" stroke-linecap="round"/><circle cx="31.5" cy="31" r="1.5" fill="#fffdf4"/><circle cx="36" cy="31" r="1.5" fill="#fffdf4"/>`,
};

const back =
  `<rect x="1" y="1" width="58" height="78" rx="8" fill="#efe4c6" stroke="#a2946d" stroke-width="1.5"/>` +
  `<rect x="1" y="1" width="58" height="73" rx="8" fill="#1b7a54"/>` +
  `<rect x="8" y="8" width="44" height="59" rx="4" fill="none" stroke="#7cc9a6" stroke-width="1.8"/>` +
  `<path d="M30 18l14 19.5-14 19.5-14-19.500z" fill="none" stroke="#7cc9a6" stroke-width="1.8"/><circle cx="30" cy="37.5" r="5" fill="#7cc9a6"/>`;

const faces = { back: file(back) };
for (let rank = 1; rank <= 9; rank += 1) {
  faces[`B${rank}`] = file(body() + index(`${rank}`, G) + BAMBOO[rank]);
  faces[`C${rank}`] = file(body() + index(`${rank}`, R) + characters(rank));
  faces[`D${rank}`] = file(body() + index(`${rank}`, U) + DOTS[rank]);
}
for (const [wind, char] of Object.entries(WINDS)) faces[wind] = file(body() + index(wind, INK.black) + honour(char, INK.black));
faces.Rd = file(body() + index('Rd', R) + honour('中', R));
faces.Gd = file(body() + index('Gd', G) + honour('發', G));
faces.Wd = file(body() + index('Wd', U) + frame);
for (let rank = 1; rank <= 4; rank += 1) {
  faces[`F${rank}`] = file(body('#fff1f1') + index(`F${rank}`, INK.rose) + bonus(FLOWERS[rank], INK.rose));
  faces[`S${rank}`] = file(body('#eef5fd') + index(`S${rank}`, U) + bonus(SEASONS[rank], U));
  faces[`A${rank}`] = file(body('#fdf6e0') + index(`A${rank}`, INK.brown) + ANIMALS[rank]);
}
for (const [tile, svg] of Object.entries(faces)) writeFileSync(new URL(`${tile}.svg`, import.meta.url), svg);
