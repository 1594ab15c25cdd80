// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IOutbox, IRegistry, IRollup, L1Actor, L2Actor, L2ToL1Msg} from "./Aztec.sol";
import {Content} from "./Content.sol";
import {ISwapRouter} from "./ISwapRouter.sol";
import {TokenPortal} from "./TokenPortal.sol";

contract UniswapPortal {
    using SafeERC20 for IERC20;

    // #region state
    /// Where one L2-to-L1 message lies in the outbox.
    struct OutboxProof {
        uint256 l2BlockNumber;
        uint256 leafIndex;
        bytes32[] path;
    }

    address private immutable deployer = msg.sender;
    ISwapRouter public immutable router;

    IOutbox public outbox;
    uint256 public rollupVersion;
    bytes32 public l2Uniswap;

    constructor(ISwapRouter router_) {
        router = router_;
    }

    function initialize(IRegistry registry, bytes32 l2Uniswap_) external {
        require(msg.sender == deployer, "only the deployer");
        require(l2Uniswap == bytes32(0), "already initialized");
        IRollup rollup = registry.getCanonicalRollup();
        outbox = rollup.getOutbox();
        rollupVersion = rollup.getVersion();
        l2Uniswap = l2Uniswap_;
    }
    // #endregion state

    // #region swap_public
    function swapPublic(
        Content.Swap calldata swap,
        bytes32 recipient,
        OutboxProof calldata withdrawal,
        OutboxProof calldata request
    ) external returns (bytes32 messageHash, uint256 leafIndex) {
        consumeRequest(Content.swapPublic(swap, recipient), request);
        uint256 amountOut = withdrawAndSwap(swap, withdrawal);
        return TokenPortal(swap.outputPortal).depositPublic(recipient, amountOut, swap.secretHash);
    }
    // #endregion swap_public

    // #region swap_private
    function swapPrivate(
        Content.Swap calldata swap,
        OutboxProof calldata withdrawal,
        OutboxProof calldata request
    ) external returns (bytes32 messageHash, uint256 leafIndex) {
        consumeRequest(Content.swapPrivate(swap), request);
        uint256 amountOut = withdrawAndSwap(swap, withdrawal);
        return TokenPortal(swap.outputPortal).depositPrivate(amountOut, swap.secretHash);
    }
    // #endregion swap_private

    // #region consume
    function consumeRequest(bytes32 content, OutboxProof calldata proof) private {
        outbox.consume(
            L2ToL1Msg({
                sender: L2Actor(l2Uniswap, rollupVersion),
                recipient: L1Actor(address(this), block.chainid),
                content: content
            }),
            proof.l2BlockNumber,
            proof.leafIndex,
            proof.path
        );
    }
    // #endregion consume

    // #region swap
    function withdrawAndSwap(Content.Swap calldata swap, OutboxProof calldata proof)
        private
        returns (uint256 amountOut)
    {
        TokenPortal(swap.inputPortal).withdraw(
            swap.amountIn, address(this), true, proof.l2BlockNumber, proof.leafIndex, proof.path
        );

        IERC20 tokenIn = TokenPortal(swap.inputPortal).token();
        IERC20 tokenOut = TokenPortal(swap.outputPortal).token();
        tokenIn.forceApprove(address(router), swap.amountIn);
        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: address(tokenIn),
                tokenOut: address(tokenOut),
                fee: swap.feeTier,
                recipient: address(this),
                deadline: block.timestamp,
                amountIn: swap.amountIn,
                amountOutMinimum: swap.minimumOut,
                sqrtPriceLimitX96: 0
            })
        );
        tokenOut.forceApprove(swap.outputPortal, amountOut);
    }
    // #endregion swap
}
