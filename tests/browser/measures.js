/* What is wrong with a table as it stands in this window: for each measure, what fails it. Evaluated in the page. */
async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const NEAR = 1.5;
    const SMALLEST = 11.9;
    const EDGE = 12;
    const find = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const box = (node) => node.getBoundingClientRect();
    const called = (node) => {
        const holder = node.closest("[class]") ?? node;
        return `${holder.getAttribute("class")}: ${node.textContent.trim().replace(/\s+/g, " ").slice(0, 30)}`;
    };
    const stage = document.querySelector(".stage");
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(stage);
    const whole = box(stage);
    const page = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
    const tabs = find(".board [data-sticks]").filter((node) => getComputedStyle(node).position === "sticky");
    const sight = {
        left: Math.max(0, whole.left),
        right: Math.min(innerWidth, whole.right),
        top: whole.top + (parseFloat(scrollPaddingTop) || 0) + Math.max(0, ...tabs.map((node) => node.offsetHeight)),
        bottom: Math.min(innerHeight, whole.bottom) - (parseFloat(scrollPaddingBottom) || 0),
    };
    const within = (at, room) =>
        at.top >= room.top - NEAR &&
        at.bottom <= room.bottom + NEAR &&
        at.left >= room.left - NEAR &&
        at.right <= room.right + NEAR;
    /* Its left edge can be tapped: cards of a hand may lie over each other. */
    const isHit = (node) => {
        const { left, width, top, bottom } = box(node);
        const hit = document.elementFromPoint(left + Math.min(EDGE, width / 2), (top + bottom) / 2);
        return !!hit && (node.contains(hit) || hit.contains(node));
    };

    /* What is asked: the question, its answers, and what can be chosen on the board, all of it if it fits. */
    function asked() {
        const body = document.querySelector(".prompt-body");
        const faults = find(".prompt .sentence").filter(
            (node) => !within(box(node), box(body)) || !within(box(node), page),
        );
        const marked = find(".board [data-asked]");
        const board = marked.length > 0 ? marked : find(".board .piece.lit");
        const seats = find(".seats .piece.lit").filter((node) => !within(box(node), page));
        const out = board.filter((node) => !within(box(node), sight));
        const tops = board.map((node) => box(node).top);
        const feet = board.map((node) => box(node).bottom);
        const fits = Math.max(...feet) - Math.min(...tops) <= sight.bottom - sight.top;
        const wrong = fits || out.length === board.length ? out : [];
        return [...faults, ...seats, ...wrong].map(called);
    }

    /* All that lies before the player is within the window, or comes there by scrolling its row. */
    function hand() {
        return find(".dock .piece").flatMap((node) => {
            node.scrollIntoView({ block: "nearest", inline: "nearest" });
            return within(box(node), page) && isHit(node) ? [] : [called(node)];
        });
    }

    const texts = () => {
        const found = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const node = walk.currentNode;
            const parent = node.parentElement;
            if (!node.textContent.trim() || !parent?.closest(".bar, .stage, .dock") || !parent.checkVisibility()) continue;
            if (parent.closest(".unseen, option, script, style")) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const line of range.getClientRects()) {
                const at = cut(parent, line);
                if (isSeen(parent, at)) found.push({ node, parent, at });
            }
        }
        return found;
    };

    /* It lies on top in its middle. */
    function isSeen(parent, at) {
        if (at.right - at.left < 2 || at.bottom - at.top < 2) return false;
        const hit = top((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        return !!hit && (hit.contains(parent) || parent.contains(hit));
    }

    const top = (x, y) => document.elementsFromPoint(x, y).find((node) => !node.matches(".bubble"));

    /* What boxes around it leave of a line. */
    function cut(node, { left, right, top, bottom }) {
        const rest = { left, right, top, bottom };
        for (let at = node; at && at !== document.body; at = at.parentElement) {
            const { overflowX, clipPath, position } = getComputedStyle(at);
            if (clipPath.startsWith("inset(50%")) return { left, right: left, top, bottom: top };
            if (overflowX !== "visible" || clipPath !== "none") {
                const edge = box(at);
                rest.left = Math.max(rest.left, edge.left);
                rest.right = Math.min(rest.right, edge.right);
                rest.top = Math.max(rest.top, edge.top);
                rest.bottom = Math.min(rest.bottom, edge.bottom);
            }
            if (position === "fixed") return rest;
        }
        return rest;
    }

    const sizeOf = (parent) => {
        const scale =
            parent instanceof SVGElement ? (parent.ownerSVGElement?.getScreenCTM()?.a ?? 1) : (parent.currentCSSZoom ?? 1);
        return parseFloat(getComputedStyle(parent).fontSize) * scale;
    };

    const seen = texts();
    const small = () =>
        seen
            .filter(({ parent }) => sizeOf(parent) > 0 && sizeOf(parent) < SMALLEST)
            .map(({ parent }) => `${called(parent)} ${sizeOf(parent).toFixed(1)}`);

    /* Lines as high as small letters are, so that lines that stand close do not count. */
    function overlap() {
        const lines = seen.map(({ node, parent, at }) => {
            const margin = (at.bottom - at.top) * 0.3;
            return {
                node,
                parent,
                left: at.left + 1,
                right: at.right - 1,
                top: at.top + margin,
                bottom: at.bottom - margin,
            };
        });
        return lines.flatMap((one, place) =>
            lines
                .slice(place + 1)
                .filter((other) => one.node !== other.node && lieOver(one, other))
                .map((other) => `${called(one.parent)} over ${called(other.parent)}`),
        );
    }

    /* A piece that lies over another hides the text below it. */
    function lieOver(one, other) {
        const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
        const [high, low] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
        if (right - left <= 1 || low - high <= 1) return false;
        const [above, below] = [one, other].map(({ parent }) => parent.closest(".piece"));
        return above === below || !top((left + right) / 2, (high + low) / 2)?.closest(".piece");
    }

    const sideways = () =>
        [document.documentElement, document.body, stage, document.querySelector(".dock")]
            .filter((node) => node.scrollWidth > node.clientWidth + 1)
            .map((node) => `${node.tagName} ${node.scrollWidth} of ${node.clientWidth}`);

    const found = { sideways: sideways(), small: small(), overlap: overlap(), asked: asked(), hand: hand() };
    return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
};
