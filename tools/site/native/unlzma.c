/* Unpacks LZMA (lc 3, lp 0, pb 0) for the service worker: no browser can do it by itself, and it is a third less to
   fetch than gzip.  tools/site/web/unlzma.wasm is this file compiled; tools/site/engines.py compares them. */

#include <stdint.h>

enum { MATCH = 0, REP = 12, REP0 = 24, REP1 = 36, REP2 = 48, LONG_REP0 = 60, SLOTS = 72, SPECIAL = 328, ALIGN = 448,
       LENGTH = 464, REP_LENGTH = 738, LITERAL = 1012, ALL = LITERAL + 0x300 * 8 };

static uint16_t odds[ALL];
static const uint8_t *input, *end;
static uint32_t range, code;

static inline void refill(void) {
    if (range < 1u << 24) {
        range <<= 8;
        code = code << 8 | (input < end ? *input++ : 0);
    }
}

static inline int bit(uint16_t *odd) {
    uint32_t bound = (range >> 11) * *odd;
    int one = code >= bound;
    if (one) {
        range -= bound;
        code -= bound;
        *odd -= *odd >> 5;
    } else {
        range = bound;
        *odd += (2048 - *odd) >> 5;
    }
    refill();
    return one;
}

static uint32_t tree(uint16_t *first, int bits) {
    uint32_t node = 1;
    for (int n = 0; n < bits; n++) node = node << 1 | bit(first + node);
    return node - (1u << bits);
}

static uint32_t backwards(uint16_t *first, int bits) {
    uint32_t node = 1, value = 0;
    for (int n = 0; n < bits; n++) {
        uint32_t one = bit(first + node);
        node = node << 1 | one;
        value |= one << n;
    }
    return value;
}

static uint32_t direct(int bits) {
    uint32_t value = 0;
    for (; bits; bits--) {
        range >>= 1;
        uint32_t one = code >= range;
        if (one) code -= range;
        value = value << 1 | one;
        refill();
    }
    return value;
}

static uint32_t length(uint16_t *first) {
    if (!bit(first)) return 2 + tree(first + 2, 3);
    if (!bit(first + 1)) return 10 + tree(first + 10, 3);
    return 18 + tree(first + 18, 8);
}

static uint32_t distance(uint32_t length) {
    uint32_t slot = tree(odds + SLOTS + 64 * (length < 5 ? length - 2 : 3), 6);
    if (slot < 4) return slot;
    int bits = (slot >> 1) - 1;
    uint32_t base = (2 | (slot & 1)) << bits;
    if (slot < 14) return base + backwards(odds + SPECIAL + base - slot, bits);
    return base + (direct(bits - 4) << 4) + backwards(odds + ALIGN, 4);
}

/* Returns how many bytes were written: fewer than `size` where the input is broken. */
__attribute__((export_name("unpack"))) uint32_t unpack(const uint8_t *from, uint32_t packed, uint8_t *out, uint32_t size) {
    uint32_t state = 0, back[4] = {0, 0, 0, 0}, to = 0;
    for (int i = 0; i < ALL; i++) odds[i] = 1024;
    input = from + 1;
    end = from + packed;
    range = 0xffffffff;
    code = 0;
    for (int i = 0; i < 4; i++) code = code << 8 | *input++;
    while (to < size) {
        if (!bit(odds + MATCH + state)) {
            uint16_t *first = odds + LITERAL + 0x300 * ((to ? out[to - 1] : 0) >> 5);
            uint32_t node = 1;
            if (state >= 7) {
                uint32_t beside = out[to - back[0] - 1];
                do {
                    uint32_t other = beside >> 7 & 1, one = bit(first + ((1 + other) << 8) + node);
                    beside <<= 1;
                    node = node << 1 | one;
                    if (one != other) break;
                } while (node < 0x100);
            }
            while (node < 0x100) node = node << 1 | bit(first + node);
            out[to++] = node;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        uint32_t left;
        if (!bit(odds + REP + state)) {
            left = length(odds + LENGTH);
            back[3] = back[2]; back[2] = back[1]; back[1] = back[0];
            back[0] = distance(left);
            state = state < 7 ? 7 : 10;
        } else {
            if (!bit(odds + REP0 + state)) {
                if (!bit(odds + LONG_REP0 + state)) {
                    if (back[0] >= to) return to;
                    out[to] = out[to - back[0] - 1];
                    to++;
                    state = state < 7 ? 9 : 11;
                    continue;
                }
            } else {
                int which = !bit(odds + REP1 + state) ? 1 : !bit(odds + REP2 + state) ? 2 : 3;
                uint32_t found = back[which];
                for (; which; which--) back[which] = back[which - 1];
                back[0] = found;
            }
            left = length(odds + REP_LENGTH);
            state = state < 7 ? 8 : 11;
        }
        if (back[0] >= to || left > size - to) return to;
        for (const uint8_t *copied = out + to - back[0] - 1; left; left--) out[to++] = *copied++;
    }
    return to;
}
